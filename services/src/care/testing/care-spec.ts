import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

/** What a suite of Care's begins with; read it inside tests, where it is there. */
export interface Care {
  readonly app: TestApp;
  /** A mother of this test's own. */
  readonly ada: Member;
  /** Her, as the path of a call names her. */
  params: () => { userId: string };
}

/** Runs a suite on both engines, at noon of 20 November 2026 in each of its tests. */
export function careSpec(suite: (care: Care) => void): void {
  onBothEngines((engine) => {
    let app: TestApp;
    let ada: Member;
    beforeAll(async () => {
      app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    }, 60_000);
    afterAll(() => app.stop());
    beforeEach(async () => {
      app.clock.set('2026-11-20T12:00:00Z');
      ada = await aMember(app, { name: 'Ada Lane' });
    });
    suite({
      get app() {
        return app;
      },
      get ada() {
        return ada;
      },
      params: () => ({ userId: ada.id }),
    });
  });
}
