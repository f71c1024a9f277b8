export * from './libraries';
export * from './manifest';
export * from './page-data';
export * from './paths';
export * from './overview';
export * from './platform.contract';
export * from './registry';
export * from './signals';
