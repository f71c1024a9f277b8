import { sourceWords, useDeviceDate, useWayHome } from '@nestwell/remote-kit';
import type { BabyPage, User } from '@nestwell/contracts/account';
import { Link } from '@nestwell/remote-kit/router';
import { IconButton, Page, PageHeader, Printer } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import { BabyHero } from './baby-hero';
import { BabyPaper } from './baby-paper';
import { CallCard } from './call-card';
import { Jumps } from './jumps';
import { Neighbours } from './neighbours';
import { NewbornCare } from './newborn-care';
import { OwnQuestions } from './own-questions';
import { useTicks } from './pages.queries';
import { besides, daysOf, isUnknownWeek, spanOf, type Place, titleOf } from './place';
import { Strand } from './strand';
import { TickCard } from './tick-card';
import { UnknownWeek } from './unknown-week';
import { Visits } from './visits';
import { WhatFits } from './what-fits';
import { Common, YourBody } from './your-body';

export interface BabyPageProps {
  page: BabyPage;
  place: Place;
  user: User;
}

export function BabyPageView({ page, place, user }: BabyPageProps) {
  const today = useDeviceDate();
  const ticks = useTicks();
  const home = useWayHome();
  if (isUnknownWeek(place, user, today)) return <UnknownWeek place={place} user={user} />;
  return (
    <Page className={css.page}>
      <PageHeader
        title={titleOf(place)}
        lead={daysOf(place, user)}
        back={{ ...home, Link }}
        actions={
          <>
            <Neighbours before={besides(place, -1)} after={besides(place, 1)} small />
            <IconButton label={`Print this ${place.kind}`} onClick={() => window.print()}>
              <Printer aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <Strand place={place} />
      <Jumps />
      <div className={css.columns}>
        <div className={css.column}>
          <BabyHero page={page} place={place} />
          <YourBody words={page.body} tip={page.baby.maternalTip} />
          <NewbornCare />
          <Common lines={page.common} />
        </div>
        <div className={css.column}>
          <CallCard place={place} user={user} />
          <Visits lines={page.visits} days={spanOf(place, user)} />
          <TickCard title="Questions to ask" lines={page.questions} ticks={ticks} />
          <OwnQuestions origin={titleOf(place)} />
        </div>
        <div className={css.column}>
          <TickCard id="todo" title={`This ${place.kind}`} lines={page.todo} ticks={ticks} counted />
          <WhatFits page={page} place={place} user={user} />
          <p className={css.source}>
            {`From ${sourceWords({ source: page.sources.join('; '), checkedOn: page.checked })} It does not replace your midwife or doctor.`}
          </p>
          <Neighbours before={besides(place, -1)} after={besides(place, 1)} />
        </div>
      </div>
      <BabyPaper page={page} place={place} user={user} ticks={ticks} />
    </Page>
  );
}
