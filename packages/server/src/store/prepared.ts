import type Sqlite from "better-sqlite3";
import type { DatabaseConnection, Driver, SqliteDatabase, SqliteStatement, TransactionSettings } from "kysely";
import { CompiledQuery, SqliteDialect, SqliteDriver } from "kysely";

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

/**
 * The file to the query builder. A transaction has the pen from its beginning, unless it says that it only reads: one that reads before it
 * writes would be refused, at once and for good, whenever the thread that writes has committed a move in between.
 */
export class FileDialect extends SqliteDialect {
  private readonly database: SqliteDatabase;
  constructor(file: Sqlite.Database) {
    const database = preparedOnce(file);
    super({ database });
    this.database = database;
  }
  override createDriver(): Driver {
    return new FileDriver({ database: this.database });
  }
}
class FileDriver extends SqliteDriver implements Driver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(settings?.accessMode === "read only" ? "begin" : "begin immediate"));
  }
}
