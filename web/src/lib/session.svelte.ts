// Who is reading, and whether the server can be reached.
import { api, ApiError } from "./api.ts";
import type { User } from "./api-types.ts";
import { keepSettings, sane, settings } from "./settings.svelte.ts";

class Session {
  user = $state.raw<User | null>(null);
  /** The first answer is there. */
  ready = $state(false);
  offline = $state(false);

  async load(): Promise<void> {
    try {
      this.take((await api.me()).user);
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof ApiError && error.offline;
    }
    this.ready = true;
  }

  take(user: User | null): void {
    this.user = user;
    // Addresses for notices are the person's, the rest may be this browser's.
    const mine = { webhook: "", email_notices: false, ...user?.settings };
    Object.assign(settings, sane({ ...settings, ...mine }));
    keepSettings();
  }

  /** The settings stay in this browser, and with the person; raises what the server refuses. */
  async keepSettings(): Promise<void> {
    keepSettings();
    if (this.user) this.user = await api.change({ settings: { ...settings } });
  }

  /** A name and a cookie are enough to play. */
  async ensure(name?: string): Promise<User> {
    if (!this.user) this.take(await api.guest(name?.trim() || guestName()));
    return this.user as User;
  }
}

const NAMES = ["Alba", "Blanca", "Diego", "Elvira", "Fadrique", "Gaspar", "Inés", "Jimena"];
const LATER = ["Leonor", "Mencía", "Nuño", "Rodrigo", "Sancho", "Teresa", "Urraca", "Yago"];

export function guestName(random: () => number = Math.random): string {
  const names = [...NAMES, ...LATER];
  const name = names[Math.floor(random() * names.length)] ?? "Alba";
  return `${name} ${100 + Math.floor(random() * 900)}`;
}

export const session = new Session();
