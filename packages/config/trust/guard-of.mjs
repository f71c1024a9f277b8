/** A guard: what it holds, where, the change that takes it away, and the test that fails then. */
export const guardOf = (guard, file, ...[from, to, test, name]) => ({
  guard,
  file,
  from,
  to,
  proof: [test, name],
});
