import { unmetRequirement } from './server-requirements';

it.each([
  [{ log_bin: 'ON', binlog_format: 'STATEMENT' }, 'binlog_format is STATEMENT'],
  [{ innodb_read_only: 'ON' }, 'innodb_read_only is ON'],
  [{ max_allowed_packet: '1024' }, 'max_allowed_packet is 1024'],
  [{ max_prepared_stmt_count: '0' }, 'max_prepared_stmt_count is 0'],
])('names the setting that a session cannot mend: %j', (variables, words) => {
  expect(unmetRequirement(new Map(Object.entries(variables)))).toContain(words);
});

it.each([
  [{}],
  [{ log_bin: 'OFF', binlog_format: 'STATEMENT', innodb_read_only: 'OFF', max_allowed_packet: '16777216' }],
  [{ log_bin: 'ON', binlog_format: 'MIXED', max_prepared_stmt_count: '16382' }],
])('is content with what will do: %j', (variables) => {
  expect(unmetRequirement(new Map(Object.entries(variables)))).toBeUndefined();
});
