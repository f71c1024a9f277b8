import { EmergencyFirst, UnitCall, useNow, useRegion, useUser } from '@nestwell/remote-kit';
import { deviceDate } from '@nestwell/domain/device-time';
import { Text } from '@nestwell/ui';
import { useState } from 'react';
import { herStage } from './her-stage';
import { People } from './people';
import { Sides } from './sides';
import { TopicView } from './topic-view';
import type { TopicWithSigns } from './topics';
import * as css from './urgent.module.css';

/**
 * The panel behind the shell's "Is this urgent?": whom to call, what to say first, and the signs of her stage by kind.
 * Only the number of her unit is read from the server, and kept on her device: all else shows gated, signed out and
 * offline.
 */
export function Urgent() {
  const now = new Date(useNow());
  const { user } = useUser();
  const { region } = useRegion();
  const [topic, setTopic] = useState<TopicWithSigns>();
  const stage = herStage(user, deviceDate(now), { country: region?.country });
  const unit = user && <UnitCall look="field" onTop />;
  if (topic)
    return <TopicView topic={topic} stage={stage} now={now} unit={unit} onBack={() => setTopic(undefined)} />;
  return (
    <>
      <div className={css.calls} data-help>
        <EmergencyFirst note="When in doubt, call" />
        {unit}
      </div>
      <p className={css.say}>
        <span>Say first</span> <b>{`“${stage.say}.”`}</b>
      </p>
      <Sides sides={stage.sides} onTopic={setTopic} />
      <People now={now} />
      <Text small soft>
        Nestwell is a signpost, not a medical device. It does not know how you are.
      </Text>
    </>
  );
}
