// Notices for a person, whichever page is open: a line in the page, and the browser's own notice
// while the page is in the background.
import { t } from "./catalogues.ts";
import { Live, type Socket } from "./live.ts";
import { go, navigation } from "./navigation.svelte.ts";
import { notices } from "./notices.svelte.ts";
import { tableAddress } from "./router.ts";
import { settings } from "./settings.svelte.ts";
import { gameTitle } from "./titles.ts";

const KINDS = ["your_turn", "proposal", "started", "over"];

/** Listen until the returned function is called. */
export function listenForNotices(): () => void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const live = new Live({
    open: () => new WebSocket(`${scheme}://${location.host}/ws/me`) as unknown as Socket,
    message: (message) => {
      if (message.type === "notice" && KINDS.includes(message.kind))
        tell(message.kind, message.table, message.name || gameTitle(message.game));
    },
    state: () => undefined,
  });
  live.connect();
  return () => live.close();
}

function tell(kind: string, table: string, game: string): void {
  const text = t(`notice-${kind.replaceAll("_", "-")}`, { game });
  const here = navigation.route.page === "table" && navigation.route.id === table;
  if (!here) notices.show(text, { table });
  if (document.hidden) callOver(text, table);
}

/** The browser's own notice, if that is wanted and allowed. */
function callOver(text: string, table: string): void {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(text, { tag: table });
  note.onclick = () => {
    window.focus();
    go(tableAddress(table));
  };
}
