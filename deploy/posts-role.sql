-- A PostgreSQL role that can sync posts and nothing else: no leads, no consents, no messages.
-- Run it once as the owner of the site's database, after the site has started once:
--   psql "$DATABASE_URL" -v password="'a long random password'" -f deploy/posts-role.sql
-- Whoever writes then uses postgres://site_posts:PASSWORD@HOST/DATABASE as DATABASE_URL.
create role site_posts login password :password connection limit 5;
-- Before PostgreSQL 15 everybody may make tables.
revoke create on schema public from public;
grant usage on schema public, drizzle to site_posts;
-- To see that the tables are those of this version; it can change none.
grant select on drizzle.__drizzle_migrations to site_posts;
grant select, insert, update, delete on blog_posts, blog_former_slugs, blog_pictures to site_posts;
