const WORDS =
  /^\s*(?:(SELECT)\b[\s\S]*?\bFROM|(INSERT)\s+(?:IGNORE\s+)?INTO|(UPDATE)|(DELETE)\s+FROM)\s+[`"]?(\w+)/i;

/** 'SELECT meals': what a statement does to which table, and nothing that stands in it. */
export function queryName(sql: string): string {
  const [, ...words] = WORDS.exec(sql) ?? [];
  const [verb, table] = words.filter(Boolean);
  if (verb !== undefined && table !== undefined) return `${verb.toUpperCase()} ${table}`;
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'query';
}
