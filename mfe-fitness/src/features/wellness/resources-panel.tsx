import { useUser } from '@nestwell/remote-kit';
import { Card } from '@nestwell/ui';
import { quietResources } from './content/quiet-resources';
import { resources } from './content/resources';
import * as css from './wellness-page.module.css';

export function ResourcesPanel() {
  const { user } = useUser();
  return (
    <div className={css.resources}>
      {(user?.pregnancyPaused ? quietResources : resources).map(({ title, body, points }, index) => (
        <Card key={title} className={css.resource} aria-labelledby={`resource-${index}`}>
          <h2 id={`resource-${index}`} className={css.resourceTitle}>
            {title}
          </h2>
          <p>{body}</p>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
