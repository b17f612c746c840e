/** SQL that identifies the database and its server. Replicas have the identity of their primary. */
export const DATABASE_IDENTITY =
  "(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())";
