import { List, ListRow, Tabs, ChevronRight } from '@nestwell/ui';
import { useState } from 'react';
import type { Side } from './her-stage';
import { TopicIcon } from './topic-icons';
import { topicsOf, type TopicWithSigns } from './topics';
import * as css from './urgent.module.css';

interface SidesProps {
  sides: readonly Side[];
  onTopic: (topic: TopicWithSigns) => void;
}

/** "Your baby" and "You", the baby first; one list where there is one side. */
export function Sides({ sides, onTopic }: SidesProps) {
  const [chosen, setChosen] = useState<Side['id']>();
  const side = sides.find(({ id }) => id === chosen) ?? sides[0];
  if (!side) return null;
  const list = <Topics topics={topicsOf(side)} onTopic={onTopic} />;
  if (sides.length === 1) return list;
  return (
    <Tabs look="switch" label="Whom it is about" items={sides} value={side.id} onValueChange={setChosen}>
      {list}
    </Tabs>
  );
}

interface TopicsProps {
  topics: readonly TopicWithSigns[];
  onTopic: (topic: TopicWithSigns) => void;
}

function Topics({ topics, onTopic }: TopicsProps) {
  return (
    <List aria-label="Signs that need care now" className={css.topics}>
      {topics.map((topic) => (
        <ListRow
          key={topic.id}
          well={<TopicIcon id={topic.id} />}
          title={topic.title}
          meta={topic.about ?? topic.signs[0]?.words}
          value={<ChevronRight aria-hidden="true" />}
          onSelect={() => onTopic(topic)}
        />
      ))}
    </List>
  );
}
