export * from './manifest';
export * from './page-data';
export * from './platform.contract';
export * from './registry';
