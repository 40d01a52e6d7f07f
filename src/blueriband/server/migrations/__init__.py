"""Steps from an older shape of the database to the present one."""
