import type { Kysely } from "kysely";

/** A question mark: may be absent. A count begins at 0. */
export type Column = "text" | "text?" | "whole" | "whole?" | "count";

/** Makes tables whose columns are all text or whole numbers. */
export const tableMaker = (dialect: "sqlite" | "postgres") => {
  const whole = dialect === "sqlite" ? ("integer" as const) : ("bigint" as const);
  return async (db: Kysely<unknown>, name: string, key: readonly string[], columns: Readonly<Record<string, Column>>): Promise<void> => {
    let made = db.schema.createTable(name).addPrimaryKeyConstraint(`${name}_key`, key as never);
    for (const [column, kind] of Object.entries(columns)) {
      const type = kind.startsWith("text") ? ("text" as const) : whole;
      made = made.addColumn(column, type, (is) => {
        if (kind.endsWith("?")) return is;
        return kind === "count" ? is.notNull().defaultTo(0) : is.notNull();
      });
    }
    await made.execute();
  };
};
