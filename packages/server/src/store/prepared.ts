import type Sqlite from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** So many statements are kept at hand: more than there are but for lists of any length. */
const KEPT = 500;

/** The file as a query builder asks it: the same few statements come again and again, and are prepared once. */
export function preparedOnce(file: Sqlite.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = file.prepare(sql);
    return {
      reader: statement.reader,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      // Rows that are read one by one keep their statement to themselves meanwhile.
      iterate: (parameters) => file.prepare(sql).iterate(...parameters),
    };
  };
  return {
    prepare(sql) {
      let statement = known.get(sql);
      if (statement === undefined) {
        if (known.size >= KEPT) known.clear();
        known.set(sql, (statement = prepare(sql)));
      }
      return statement;
    },
    close: () => void file.close(),
  };
}
