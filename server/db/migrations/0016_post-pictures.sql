CREATE TABLE "blog_pictures" (
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_pictures_name_width_format_pk" PRIMARY KEY("name","width","format"),
	CONSTRAINT "blog_pictures_name" CHECK ("blog_pictures"."name" ~ '^[0-9a-f]{16}-[0-9]{1,5}x[0-9]{1,5}$'),
	CONSTRAINT "blog_pictures_format" CHECK ("blog_pictures"."format" in ('avif', 'webp')),
	CONSTRAINT "blog_pictures_size" CHECK (octet_length("blog_pictures"."data") between 1 and 4000000)
);
--> statement-breakpoint
-- A page without its picture is rendered anew when the picture comes.
CREATE TRIGGER "blog_pictures_content_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_pictures"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
