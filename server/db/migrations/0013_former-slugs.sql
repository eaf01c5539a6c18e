CREATE TABLE "blog_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"moved_to" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_former_slugs_slug_length" CHECK (char_length("blog_former_slugs"."slug") between 1 and 200),
	CONSTRAINT "blog_former_slugs_moved_to_length" CHECK (char_length("blog_former_slugs"."moved_to") between 1 and 200),
	CONSTRAINT "blog_former_slugs_no_circle" CHECK ("blog_former_slugs"."moved_to" <> "blog_former_slugs"."slug")
);
--> statement-breakpoint
-- What is in memory of a former address is rendered anew.
CREATE TRIGGER "blog_former_slugs_content_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_former_slugs"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
