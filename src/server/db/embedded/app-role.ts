import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { ensureDatabase, withClient } from '../client.ts'
import { connectionString, type Door } from './postmaster.ts'

/** Whom the app connects as: the owner of its database, and nobody in the server besides. */
const APP_ROLE = 'opaline_app'

/** Follows from the superuser's password, so that a second program finds it too; it does not lead back there. */
function passwordOf(superuser: Door): string {
  return createHmac('sha256', superuser.password).update(APP_ROLE).digest('base64url')
}

export function appUrl(superuser: Door, database: string): string {
  return connectionString({ ...superuser, user: APP_ROLE, password: passwordOf(superuser) }, database)
}

/**
 * Makes role and database where they are missing, and hands over what an earlier version made as superuser: whoever gets a
 * statement into the app must not get programs, files and other roles of the server with it. Every start does it again.
 */
export async function prepareAppDatabase(superuser: Door, database: string): Promise<void> {
  await asSuperuser(superuser, 'postgres', async (client) => {
    // Two programs that start at once would both see that the role is missing.
    await client.query('select pg_advisory_lock(hashtext($1))', [APP_ROLE])
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
    const verb = rowCount === 0 ? 'create' : 'alter'
    const password = client.escapeLiteral(passwordOf(superuser))
    await client.query(
      `${verb} role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    )
    await ensureDatabase(connectionString(superuser, 'postgres'), database)
    await client.query(`alter database ${client.escapeIdentifier(database)} owner to ${APP_ROLE}`)
  })
  await asSuperuser(superuser, database, (client) => client.query(HAND_OVER))
}

/**
 * `reassign owned` refuses for the role that made the cluster, so each is handed over by itself. Sequences of a column go with
 * their table, and `public` belongs to whoever owns the database.
 */
const HAND_OVER = `
  do $$
  declare thing record;
  begin
    for thing in
      select nspname as name from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
        and nspowner <> '${APP_ROLE}'::regrole
    loop
      execute format('alter schema %I owner to ${APP_ROLE}', thing.name);
    end loop;
    for thing in
      select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relowner <> '${APP_ROLE}'::regrole
        and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
    loop
      execute format('alter table %s owner to ${APP_ROLE}', thing.name);
    end loop;
  end $$`

function asSuperuser(
  door: Door,
  database: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<unknown> {
  return withClient(connectionString(door, database), work)
}
