/**
 * As much of a shell's server bundle as the worker asks for: its pages show next to nothing, and declare these queries of
 * a member, whose id stands where their keys say `me`.
 */
export const bundleDeclaring = (queryKeys: readonly (readonly string[])[]): string => `
  module.exports = {
    onRunning: () => {},
    pageQueries: ({ userId }) => ({
      queryKeys: userId === null ? [] : ${JSON.stringify(queryKeys)}.map((key) =>
        key.map((segment) => (segment === 'me' ? userId : segment)),
      ),
      faults: [],
    }),
    render: async () => ({ html: '<p>Rendered</p>', isZoned: false, faults: [] }),
  };
`;
