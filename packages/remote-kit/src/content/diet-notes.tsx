import { type DietFacts, notesOfDiets } from '@nestwell/safety/care';
import { Stack, Text } from '@nestwell/ui';
import { EmergencyCall } from './call/emergency-call';
import { sourceWords } from './source-words';

const EMERGENCY = /\ban emergency\b/;

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
        {notes.some(({ text }) => EMERGENCY.test(text)) && <EmergencyCall />}
      </Stack>
    </div>
  );
}
