-- Tells every instance that blog posts changed, however they were changed, as soon as it is committed.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "blog_posts_content_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
