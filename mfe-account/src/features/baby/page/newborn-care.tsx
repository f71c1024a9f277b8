import { sourceWords } from '@nestwell/remote-kit';
import type { NewbornLine } from '@nestwell/safety/baby';
import { Section } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import { useOwnCare } from './use-own-care';
import { Lines } from './your-body';

const TITLE = 'Keeping baby safe';

/** What keeps a small baby safe: whole, with who says so. */
export function NewbornCare() {
  const { newborn } = useOwnCare();
  if (newborn.length === 0) return null;
  return (
    <Section id="newborn" className={css.part} title={TITLE}>
      <ul role="list" className={css.lines}>
        {newborn.map(({ title, words }) => (
          <li key={title}>
            <strong>{title}.</strong> {words}
          </li>
        ))}
      </ul>
      <p className={css.small}>From {sourcesOf(newborn)}</p>
    </Section>
  );
}

/** The same on paper, after what every week or month has. */
export function OwnCareOnPaper() {
  const { care, newborn } = useOwnCare();
  return (
    <>
      <OnPaper title="Visits, where you live" lines={care.map(({ words }) => words)} />
      <OnPaper title={TITLE} lines={newborn.map(({ title, words }) => `${title}. ${words}`)} />
    </>
  );
}

function OnPaper({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Lines lines={lines} />
    </section>
  );
}

const sourcesOf = (lines: readonly NewbornLine[]) =>
  sourceWords({
    source: [...new Set(lines.flatMap(({ source }) => source.split('; ')))].join('; '),
    checkedOn: '',
  });
