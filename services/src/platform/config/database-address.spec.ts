import { readDatabaseAddress } from './database-address';

it('reads an account, a database and its server, with the default port where none is named', () => {
  expect(readDatabaseAddress('mysql://well:p%40ss:w@rd@a.example/nest')).toEqual({
    user: 'well',
    password: 'p@ss:w@rd',
    database: 'nest',
    host: 'a.example',
    port: 3306,
  });
  expect(readDatabaseAddress('mysql://root@[::1]:80/x')).toMatchObject({ host: '::1', port: 80 });
  expect(readDatabaseAddress('mysql://root@127.0.0.1:14001/x')).toMatchObject({
    user: 'root',
    password: undefined,
  });
});

it.each([
  ['mysql://root@host', 'must look like'],
  ['mysql://root@host/', 'must look like'],
  ['postgres://root@host/x', 'must look like'],
  ['mysql://root@host/x?ssl=1', 'must look like'],
  ['mysql://root:secret@a:3306,b:3306/x', 'put HAProxy before the nodes of the cluster'],
  ['mysql://root:secret@a:99999/x', 'names a server that is none: a:99999'],
  ['mysql://root:100%@a/x', 'written as %25'],
])('refuses %s, and keeps the password to itself', (url, why) => {
  expect(() => readDatabaseAddress(url)).toThrow(why);
  expect(() => readDatabaseAddress(url)).not.toThrow('secret');
});
