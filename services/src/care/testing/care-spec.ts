import { parts } from '../../app';
import { memberSpec, type OneMember } from '../../platform/testing/member-spec';

/** What a suite of Care's begins with; read it inside tests, where it is there. */
export interface Care extends Pick<OneMember, 'app' | 'ada'> {
  /** Her, as the path of a call names her. */
  params: () => { userId: string };
}

/** Runs a suite on both engines, at noon of 20 November 2026 in each of its tests. */
export function careSpec(suite: (care: Care) => void): void {
  memberSpec({ parts, moment: '2026-11-20T12:00:00Z', user: { name: 'Ada Lane' } }, (here) =>
    suite({
      get app() {
        return here.app;
      },
      get ada() {
        return here.ada;
      },
      params: () => ({ userId: here.ada.id }),
    }),
  );
}
