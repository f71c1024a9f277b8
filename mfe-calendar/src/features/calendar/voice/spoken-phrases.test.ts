import { deviceFieldValue } from '@nestwell/domain/device-time';
import { clocks } from './phrases/clocks';
import { dates } from './phrases/dates';
import { heldOut } from './phrases/held-out';
import { partsOfDay } from './phrases/parts-of-day';
import { readTable } from './phrases/read-table';
import { repeats } from './phrases/repeats';
import { parseReminder } from './spoken-reminder';

/** A Friday, 10:00 on her clock. */
const NOW = new Date(2026, 10, 20, 10, 0);

describe.each(Object.entries({ clocks, dates, repeats, partsOfDay, heldOut }))('%s', (_, table) => {
  it.each(readTable(table))('$sentence', ({ sentence, title, due, recurring, until }) => {
    const spoken = parseReminder(sentence, NOW);

    expect({ ...spoken, due: spoken && deviceFieldValue(spoken.due).replace('T', ' ') }).toMatchObject({
      title,
      due,
      recurring,
      recurringEnd: until,
    });
  });
});
