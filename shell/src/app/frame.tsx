import { Slot, useUser } from '@nestwell/remote-kit';
import { useRef } from 'react';
import { Gate } from '../gate/gate';
import { Bowl } from '../nav/bowl';
import { Announcer } from '../routing/announcer';
import { useCurrentPage } from '../routing/current-page';
import { InstallCard } from '../installed/install-card';
import type { Invitation } from '../installed/invitation';
import { Keys } from '../keys/keys';
import { presses } from '../keys/presses';
import type { Leaving } from '../session/leaving/asks-before-leaving';
import { LateLeaveQuestion } from '../session/leaving/late-leave-question';
import type { LostSession } from '../session/lost-session';
import { SignInAgain } from '../session/sign-in-again';
import { Footer } from './footer';
import * as css from './frame.module.css';
import { OfflineStrip } from './offline-strip';
import { Screen } from './screen';
import { Standing } from '../slots/standing';
import { UrgentHelp } from '../urgent/urgent-help';
import { useArrival } from '../routing/use-arrival';

interface FrameProps {
  lost: LostSession;
  /** Not where the page is rendered. */
  leaving?: Leaving;
  /** Not where the page is rendered. */
  invitation?: Invitation;
  /** Presses the button of the message that shows. */
  onUndo: () => void;
}

/** Everything around the screen. */
export function Frame({ lost, leaving, invitation, onUndo }: FrameProps) {
  const current = useCurrentPage();
  const { user } = useUser();
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main, current.page.title);
  const withBowl = current.kind !== 'unknown' && !current.page.bare;
  return (
    <UrgentHelp alone={!withBowl}>
      <a className={css.skip} href="#content" onClick={() => main.current?.focus()}>
        Skip to content
      </a>
      <Gate page={current.page}>
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={css.main}
          data-quiet={user?.pregnancyPaused || undefined}
        >
          <OfflineStrip />
          <Standing>
            <Screen current={current} />
          </Standing>
          {invitation && withBowl && current.kind === 'remote' && (
            <InstallCard key={current.page.path} invitation={invitation} />
          )}
        </main>
      </Gate>
      <div className={withBowl ? css.aboveBowl : css.end}>
        {!current.page.noFooter && <Footer page={current.page} />}
      </div>
      {withBowl && <Bowl page={current.page} onFind={() => presses.add('find')} />}
      <Slot name="shell.reminders@1" />
      <Keys onUndo={onUndo} />
      <SignInAgain lost={lost} onLeave={leaving?.leaveLapsed ?? lost.leave} />
      {leaving && <LateLeaveQuestion leaving={leaving} />}
      <Announcer text={announcement} />
    </UrgentHelp>
  );
}
