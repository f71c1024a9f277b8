import { useMember } from '@nestwell/remote-kit';
import type { FoodStage } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';
import { Button, Card, handsFocusOn, Section, Text } from '@nestwell/ui';
import { isQuiet } from '../../../lib/whom-for';
import * as css from '../can-i-eat.module.css';
import { toAvoid } from './foods';
import { NEITHER } from './neither';

interface BeforeTypingProps {
  stage: FoodStage | null;
  country: Country | undefined;
  recent: readonly string[];
  onForget: () => void;
  onChoose: (text: string) => void;
}

/** While nothing is asked: what she asked last, and what to leave out. */
export function BeforeTyping({ stage, country, recent, onForget, onChoose }: BeforeTypingProps) {
  const isPaused = isQuiet(useMember());
  return (
    <>
      {recent.length > 0 && (
        <Section
          title="Looked up last"
          action={
            <Button ref={handsFocusOn} variant="quiet" small onClick={onForget}>
              Clear
            </Button>
          }
        >
          <Names label="Looked up last" names={recent} onChoose={onChoose} />
        </Section>
      )}
      {stage === null ? (
        <Text>{NEITHER}</Text>
      ) : (
        <Section
          title={
            isPaused ? 'To avoid' : stage === 'pregnant' ? 'To avoid in pregnancy' : 'To avoid while nursing'
          }
        >
          <Card className={css.avoid}>
            {toAvoid(stage, country, isPaused).map(({ short, names }) => (
              <div key={short}>
                <h3>{short}</h3>
                <Names label={short} names={names} onChoose={onChoose} />
              </div>
            ))}
          </Card>
        </Section>
      )}
    </>
  );
}

interface NamesProps {
  label: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}

function Names({ label, names, onChoose }: NamesProps) {
  return (
    <ul className={css.names} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Button ref={handsFocusOn} variant="line" small onClick={() => onChoose(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
