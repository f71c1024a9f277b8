import { refuseLibraries } from './lent-libraries';

const lent = { react: '19.3.1', '@tanstack/react-query': '5.108.0' };

it('a module built with another major version is refused, with a sentence', () => {
  expect(() => refuseLibraries('tea_v1', { '@tanstack/react-query': '6.0.1' }, lent)).toThrow(
    'tea_v1 cannot be loaded: it was built with @tanstack/react-query 6.0.1, and the shell has 5.108.0',
  );
});

it('a module built with what the shell has, or that does not say, is loaded', () => {
  expect(() => refuseLibraries('tea_v1', { react: '19.1.0' }, lent)).not.toThrow();
  expect(() => refuseLibraries('tea_v1', undefined, lent)).not.toThrow();
});
