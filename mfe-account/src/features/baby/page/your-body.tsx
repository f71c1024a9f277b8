import { Section } from '@nestwell/ui';
import * as css from './baby-page.module.css';

export function YourBody({ words, tip }: { words: string; tip: string }) {
  return (
    <Section id="you" className={css.part} title="Your body">
      <p>{words}</p>
      <p>{tip}</p>
    </Section>
  );
}

export function Common({ lines }: { lines: readonly string[] }) {
  return (
    <Section className={css.part} title="Some notice">
      <Lines lines={lines} />
      <p className={css.small}>You do not have to bear it. Ask, and call about what is new or strong.</p>
    </Section>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul role="list" className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
