import { PassThrough, type Readable } from 'node:stream';
import { inBytes, type Line } from '../../platform/http/lines';

/** For so long the beginning of a page waits for its rest: together they are one piece, which costs less to compress. */
const TOGETHER_WITHIN_MS = 20;

interface Parts {
  beginning: string;
  rest: Promise<readonly Line[]>;
}

/** A page as one piece, or with its beginning ahead where the rest takes longer; a rest that fails breaks it off. */
export async function sentInParts({ beginning, rest }: Parts): Promise<Buffer | Readable> {
  const soon = await within(TOGETHER_WITHIN_MS, rest);
  if (soon !== undefined) return inBytes(soon, beginning);
  const page = new PassThrough();
  page.write(beginning);
  rest.then(
    (lines) => page.end(inBytes(lines)),
    (error: unknown) => page.destroy(error as Error),
  );
  return page;
}

/** Undefined where it takes longer. */
function within<Late>(milliseconds: number, late: Promise<Late>): Promise<Late | undefined> {
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => settle(undefined), milliseconds);
    late.finally(() => clearTimeout(timer)).then(settle, fail);
  });
}
