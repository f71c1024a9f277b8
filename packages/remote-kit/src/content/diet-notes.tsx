import { type DietFacts, notesOfDiets } from '@nestwell/safety/care';
import { Stack, Text } from '@nestwell/ui';
import { sourceWords } from './source-words';

/** What a diet needs a word about, and who says so; said at once as one is chosen. */
export function DietNotes(facts: DietFacts) {
  const notes = notesOfDiets(facts);
  return (
    <div role="status">
      <Stack gap={3}>
        {notes.map((note) => (
          <div key={note.text}>
            <Text>{note.text}</Text>
            <Text soft small>
              {sourceWords(note)}
            </Text>
          </div>
        ))}
      </Stack>
    </div>
  );
}
