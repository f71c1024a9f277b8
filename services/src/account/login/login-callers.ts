import { Injectable } from '@nestjs/common';
import { clientOf } from '../../platform/http/client-of';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { KnownBrowsers } from '../../platform/session/known-browsers';

/** Where a try at somebody's login comes from. */
export interface LoginCaller {
  /** What its tries are counted by. */
  name: string;
  /** She has signed in with this browser before. */
  isKnown: boolean;
}

/** Tells her own browser from everybody else, whose tries are counted by their address. */
@Injectable()
export class LoginCallers {
  constructor(private readonly browsers: KnownBrowsers) {}

  /** @param userId whose login is tried; undefined where there is no such person */
  of(ip: string, { known }: SessionCookie, userId: string | undefined): LoginCaller {
    const browser =
      known === undefined || userId === undefined ? undefined : this.browsers.nameOf(known, userId);
    if (browser === undefined) return { name: `client ${clientOf(ip)}`, isKnown: false };
    return { name: `browser ${browser}`, isKnown: true };
  }
}
