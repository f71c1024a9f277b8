import type { LegalText } from './legal-text';
import * as css from './legal.module.css';

/** The sections of a legal text; its title stands in the page or the dialog around it. */
export function LegalBody({ text, level }: { text: LegalText; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.body}>
      <p className={css.effective}>{text.effective}</p>
      {text.sections.map(({ title, body }) => (
        <section key={title}>
          <Heading className={css.heading}>{title}</Heading>
          {body.map((part) =>
            typeof part === 'string' ? <p key={part}>{part}</p> : <Points key={part[0]} points={part} />,
          )}
        </section>
      ))}
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
