import { AREA, TEST } from './places.mjs';

/** What the parts of the services may know of each other. */
export const serviceRules = [
  {
    name: 'area-through-its-front-door',
    comment: 'Another area of the services, delivery too, is entered through its index.ts.',
    from: { path: '^services/src/([^/]+)/' },
    to: {
      path: `^services/src/(${AREA})/`,
      pathNot: ['^services/src/$1/', `^services/src/(${AREA})/index\\.ts$`],
    },
  },
  {
    name: 'no-device-time-in-services',
    comment: 'The clock and zone of the server are nobody’s: it asks platform/time, which takes a zone.',
    from: { path: '^services/src/' },
    to: { path: '^packages/domain/src/device-time/' },
  },
  {
    name: 'platform-below-areas',
    comment: 'Areas register with the platform; it knows none of them.',
    from: { path: '^services/src/platform/', pathNot: TEST },
    to: { path: `^services/src/(${AREA})/` },
  },
  {
    name: 'testing-below-everything',
    comment: 'A stand-in lies beside what it imitates; what all tests share knows none of it.',
    from: { path: '^services/src/testing/' },
    to: { path: '^services/src/', pathNot: '^services/src/testing/' },
  },
];
