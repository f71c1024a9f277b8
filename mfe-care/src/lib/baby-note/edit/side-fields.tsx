import { feedSides, MOST_TURNS } from '@nestwell/domain/feeding';
import {
  Button,
  Card,
  DateTimeField,
  FieldError,
  IconButton,
  Plus,
  Row,
  SelectField,
  Stack,
  Trash,
} from '@nestwell/ui';
import { sideNames } from '../../baby-log/note-words';
import type { TurnDraft } from './note-draft';

interface SideFieldsProps {
  turns: readonly TurnDraft[];
  onChange: (turns: TurnDraft[]) => void;
  problem?: { index: number; words: string };
}

const options = feedSides.map((value) => ({ value, label: sideNames[value] }));

/** Each side's turn; what lies between two is a pause. */
export function SideFields({ turns, onChange, problem }: SideFieldsProps) {
  const put = (index: number, part: Partial<TurnDraft>) =>
    onChange(turns.map((turn, place) => (place === index ? { ...turn, ...part } : turn)));
  const add = () => {
    const last = turns.at(-1)?.to ?? '';
    onChange([...turns, { side: turns.at(-1)?.side === 'left' ? 'right' : 'left', from: last, to: last }]);
  };
  return (
    <Stack>
      {turns.map((turn, index) => (
        // A turn has no name of its own, and none is moved.
        <Card key={index} variant="flat" role="group" aria-label={`Side ${index + 1}`}>
          <Stack>
            <Row between align="top">
              <SelectField
                label="Side"
                options={options}
                value={turn.side}
                onValueChange={(side) => put(index, { side })}
              />
              <IconButton
                label={`Take side ${index + 1} out`}
                onClick={() => onChange(turns.filter((_, place) => place !== index))}
              >
                <Trash aria-hidden="true" />
              </IconButton>
            </Row>
            <DateTimeField
              kind="datetime-local"
              label="From"
              value={turn.from}
              onValueChange={(from) => put(index, { from })}
              required
            />
            <DateTimeField
              kind="datetime-local"
              label="To"
              value={turn.to}
              onValueChange={(to) => put(index, { to })}
            />
            {problem?.index === index && <FieldError>{problem.words}</FieldError>}
          </Stack>
        </Card>
      ))}
      {turns.length < MOST_TURNS && (
        <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={add}>
          Add a side
        </Button>
      )}
    </Stack>
  );
}
