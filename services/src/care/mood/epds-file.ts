import { readFile } from 'node:fs/promises';
import type { EpdsWords } from '@nestwell/contracts/care/server';
import { z } from 'zod';

const words = (max: number) => z.string().trim().min(1).max(max);
const option = z.strictObject({ label: words(120), score: z.int().min(0).max(3) });

/** Ten questions; each has four answers, one for every score. */
const file = z.strictObject({
  lead: words(200),
  questions: z
    .array(
      z.strictObject({
        text: words(300),
        options: z
          .array(option)
          .length(4)
          .refine(
            (options) => new Set(options.map(({ score }) => score)).size === 4,
            'needs the scores 0 to 3',
          ),
      }),
    )
    .length(10),
});

/** The licensed words a file holds; null where none is named. A file that is not whole stops the start. */
export async function epdsIn(path: string | undefined): Promise<EpdsWords | null> {
  if (path === undefined) return null;
  try {
    return file.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`EPDS_FILE must name a JSON file with a lead and ten questions of four answers: ${why}`, {
      cause,
    });
  }
}
