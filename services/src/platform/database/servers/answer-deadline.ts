import type { Socket } from 'node:net';

/** As the system says it of a connection that nobody answers. */
export const tooSilent = () =>
  Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' });

/** Ends a connection whose server owes an answer for so long. One that is not asked anything may rest. */
export function endWhenSilent(socket: Socket, milliseconds: number): void {
  let asked = 0;
  socket.on('data', () => (asked = socket.bytesWritten));
  socket.setTimeout(milliseconds, () => {
    if (socket.bytesWritten > asked) socket.destroy(tooSilent());
  });
}
