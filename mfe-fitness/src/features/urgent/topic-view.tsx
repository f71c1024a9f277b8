import { EmergencyFirst, RiskAnswer, sourceWords, useRegion } from '@nestwell/remote-kit';
import { linesOf, type LineKind } from '@nestwell/safety/lines';
import type { Sign } from '@nestwell/safety/signs';
import { ChevronLeft, IconButton, List, MessageCircle, Text } from '@nestwell/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { CrisisLine } from '../../lib/crisis-line';
import { Directory } from '../../lib/elsewhere';
import type { HerStage } from './her-stage';
import type { TopicWithSigns } from './topics';
import * as css from './urgent.module.css';

interface TopicViewProps {
  topic: TopicWithSigns;
  stage: HerStage;
  now: Date;
  /** The call to her unit, where there may be one. */
  unit: ReactNode;
  onBack: () => void;
}

/** Signs of one kind, what to say, and whom to call at the foot; for violence the safe card alone, which has the number. */
export function TopicView({ topic, stage, now, unit, onBack }: TopicViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.topic} aria-labelledby="urgent-topic" data-help>
      <header className={css.head}>
        <IconButton label="Back to all kinds" onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h3 id="urgent-topic" ref={heading} tabIndex={-1}>
          {topic.title}
        </h3>
      </header>
      {topic.id === 'violence' ? (
        <RiskAnswer kinds={['violence']} onClear={onBack} />
      ) : (
        <Calls topic={topic} stage={stage} now={now} />
      )}
      <Text small soft>
        {sourcesOf(topic.signs)}
      </Text>
      {topic.id !== 'violence' && (
        <div className={css.foot}>
          <EmergencyFirst note="When in doubt, call" />
          {unit}
        </div>
      )}
    </section>
  );
}

/** The signs, what to say on the phone, and who else answers. */
function Calls({ topic, stage, now }: Pick<TopicViewProps, 'topic' | 'stage' | 'now'>) {
  const isOf = (urgency: Sign['urgency']) => topic.signs.filter((sign) => sign.urgency === urgency);
  return (
    <>
      <SignList title="Any one of these: call now" signs={isOf('now')} />
      <SignList title="Call today" signs={isOf('today')} />
      <p className={css.words}>
        <MessageCircle aria-hidden="true" />
        <span>
          <b>Say:</b> “{stage.say}.” Then what you see.
        </span>
      </p>
      {topic.care && <p>{topic.care}</p>}
      {topic.lines && <Lines kinds={topic.lines} now={now} />}
    </>
  );
}

function SignList({ title, signs }: { title: string; signs: readonly Sign[] }) {
  if (signs.length === 0) return null;
  return (
    <div className={css.part}>
      <b>{title}</b>
      <ul role="list" className={css.signs} aria-label={title}>
        {signs.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ kinds, now }: { kinds: readonly LineKind[]; now: Date }) {
  const { region } = useRegion();
  if (!region) return <Directory />;
  return (
    <List aria-label="Who else answers">
      {linesOf(region, ...kinds).map((line) => (
        <CrisisLine key={line.number} line={line} now={now} />
      ))}
    </List>
  );
}

const sourcesOf = (signs: readonly Sign[]) =>
  [...new Set(signs.map((sign) => sourceWords(sign)))].map((words) => words.replace(/\.$/, '')).join('; ');
