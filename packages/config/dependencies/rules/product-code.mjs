import { APP, library, TEST } from './places.mjs';

/** What only tests and previews may use. */
export const productCodeRules = [
  {
    name: 'no-test-code-in-the-product',
    comment: 'Tests, their data and their tools are not shipped; a preview is a mock host and may use them.',
    from: {
      path: `^(packages|${APP})/`,
      pathNot: [TEST, '/testing/', '/preview(/|\\.tsx$|-)', '^packages/(e2e|bench|faults|config)/'],
    },
    to: {
      path: [
        '/src/.*testing/',
        '^(mfe-[^/]+|packages/remote-kit)/src/preview',
        TEST,
        '^packages/(e2e|bench|faults)/',
        library('@testing-library', 'fast-check'),
      ],
    },
  },
];
