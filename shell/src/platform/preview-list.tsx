import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { Section } from '@nestwell/ui';

/** Versions that are in no registry, by the names they are looked at by. */
export function PreviewList({ previews }: Pick<PlatformOverview, 'previews'>) {
  return (
    <Section title="Previews">
      <ul>
        {previews.map(({ id, name, version, by }) => (
          <li key={`${id}@${name}`}>
            <a href={`/?with=${id}@${name}`}>{`${id}@${name}`}</a> <code>{version}</code> by {by}
          </li>
        ))}
      </ul>
    </Section>
  );
}
