import * as css from './baby-page.module.css';
import { useReadPart } from './use-read-part';

const parts = [
  ['baby', 'Baby'],
  ['you', 'You'],
  ['call', 'When to call'],
  ['visits', 'Visits'],
  ['todo', 'To do'],
] as const;
const ids = parts.map(([id]) => id);

/** To a part of the page; the one she reads is marked. */
export function Jumps() {
  const { here, jump } = useReadPart(ids);
  return (
    <nav className={css.jump} aria-label="On this page">
      {parts.map(([id, label]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === here ? 'location' : undefined}
          onClick={() => jump(id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
