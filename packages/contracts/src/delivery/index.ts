export * from './manifest';
export * from './page-data';
export * from './paths';
export * from './platform.contract';
export * from './registry';
