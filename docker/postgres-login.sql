-- Runs once, when the server's volume is empty. A login without privileges, so that row-level security binds whatever it does.
create role stint login password 'stint';
create database stint owner stint;
