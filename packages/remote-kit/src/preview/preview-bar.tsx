import { getTheme, setTheme, type Theme } from '@nestwell/ui';
import { Link } from '../content/link';
import type { RemoteDeclaration } from '../declaration/define-remote';
import { conditions as choices, type Conditions } from './conditions';
import * as css from './preview.module.css';

interface PreviewBarProps {
  remote: RemoteDeclaration;
  scenarios: readonly string[];
  scenario: string;
  onScenario: (name: string) => void;
  conditions: Conditions;
  onConditions: (conditions: Conditions) => void;
}

export function PreviewBar(props: PreviewBarProps) {
  const { remote, scenarios, scenario, onScenario, conditions, onConditions } = props;
  return (
    <header className={css.bar}>
      <strong>{remote.id}</strong>
      <nav aria-label="Preview" className={css.links}>
        <Link to="/">Widgets</Link>
        {remote.pages.map(({ path, title }) => (
          <Link key={path} to={exampleOf(path)}>
            {title}
          </Link>
        ))}
      </nav>
      <label>
        Scenario{' '}
        <select value={scenario} onChange={(event) => onScenario(event.target.value)}>
          {scenarios.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {Object.entries(choices).map(([name, options]) => (
        <label key={name}>
          {name}{' '}
          <select
            value={conditions[name as keyof Conditions]}
            onChange={(event) => onConditions({ ...conditions, [name]: event.target.value })}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Theme{' '}
        <select defaultValue={getTheme()} onChange={(event) => setTheme(event.target.value as Theme)}>
          <option value="auto">Auto</option>
          <option value="day">Day</option>
          <option value="night">Night</option>
        </select>
      </label>
    </header>
  );
}

const exampleOf = (path: string) => path.replace(/:\w+/g, 'example');
