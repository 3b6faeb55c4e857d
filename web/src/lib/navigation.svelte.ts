// Where the browser is. Links are plain <a href>; one listener turns those of this site into steps.
import { parse, type Route } from "./router.ts";

let route = $state.raw<Route>(parse(here()));
let steps = $state(0);

function here(): string {
  return typeof location === "undefined" ? "/" : location.pathname + location.search;
}

export const navigation = {
  get route(): Route {
    return route;
  },
  /** Counts page changes, so that a page can take the focus when it is new. */
  get steps(): number {
    return steps;
  },
};

export function go(address: string, replace = false): void {
  const before = parse(here());
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive(before);
}

function arrive(before: Route): void {
  route = parse(here());
  const samePage =
    route.page === before.page &&
    (route.page !== "table" || (before.page === "table" && route.id === before.id));
  if (samePage) return;
  steps += 1;
  scrollTo(0, 0);
}

export function listen(): void {
  addEventListener("popstate", () => arrive(route));
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return; // a jump within the page
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
