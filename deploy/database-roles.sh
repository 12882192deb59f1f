#!/bin/sh
# Run once, when the database's volume is new: the role that the program serves with, and the one that owns the tables and migrates
# (docs/operations.md, "A role of its own for the audit tables").
set -eu
psql --set=ON_ERROR_STOP=1 --set=program="$DATABASE_PASSWORD" --set=owner="$DATABASE_OWNER_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE clinic LOGIN PASSWORD :'program';
CREATE ROLE clinic_owner LOGIN PASSWORD :'owner';
GRANT clinic TO clinic_owner;
CREATE DATABASE clinic OWNER clinic_owner;
SQL
