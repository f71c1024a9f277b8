import { aMember, type Member } from '../../testing/member';
import { onBothEngines } from '../database/testing/engines';
import type { Parts } from '../application';
import { TestApp } from './test-app';

/** A site with one mother; read both inside tests, where they are there. */
export interface OneMember {
  readonly app: TestApp;
  /** A mother of this test's own. */
  readonly ada: Member;
  /** She, as one who signs up at a moment. */
  joins: (moment: string) => Promise<void>;
}

interface Begin {
  /** What the site is made of: `app.ts`. */
  parts: Parts;
  moment: string;
  /** Where she is; nowhere unless it is said. */
  zone?: string;
  user?: Record<string, unknown>;
}

/** Runs a suite on both engines; in each of its tests she has signed up at `moment`, as `user` says. */
export function memberSpec(
  { parts, moment, zone, user = {} }: Begin,
  suite: (here: OneMember) => void,
): void {
  onBothEngines((engine) => {
    let app: TestApp;
    let ada: Member;
    beforeAll(async () => {
      app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    }, 60_000);
    afterAll(() => app.stop());
    const joins = async (at: string) => {
      app.clock.set(at);
      ada = await aMember(app, user);
      if (zone !== undefined) ada.zone = zone;
    };
    beforeEach(() => joins(moment));
    suite({
      get app() {
        return app;
      },
      get ada() {
        return ada;
      },
      joins,
    });
  });
}
