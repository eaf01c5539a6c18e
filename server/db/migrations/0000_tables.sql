CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text NOT NULL,
	"summary" text,
	"published_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"category" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"featured_image" text,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_status" CHECK ("blog_posts"."status" in ('draft', 'scheduled', 'published', 'archived')),
	CONSTRAINT "blog_posts_scheduled_needs_time" CHECK ("blog_posts"."status" <> 'scheduled' or "blog_posts"."scheduled_for" is not null),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "blog_posts"."slug" <> 'archive'),
	CONSTRAINT "blog_posts_slug_length" CHECK (char_length("blog_posts"."slug") between 1 and 200),
	CONSTRAINT "blog_posts_title_length" CHECK (char_length("blog_posts"."title") between 1 and 200),
	CONSTRAINT "blog_posts_content_length" CHECK (char_length("blog_posts"."content") between 1 and 200000),
	CONSTRAINT "blog_posts_summary_length" CHECK (char_length("blog_posts"."summary") between 0 and 1000),
	CONSTRAINT "blog_posts_category_length" CHECK (char_length("blog_posts"."category") between 1 and 100),
	CONSTRAINT "blog_posts_featured_image_length" CHECK (char_length("blog_posts"."featured_image") between 1 and 2000),
	CONSTRAINT "blog_posts_tags_length" CHECK (cardinality("blog_posts"."tags") <= 20 and char_length(array_to_string("blog_posts"."tags", ',', '')) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"organization" text,
	"email" text NOT NULL,
	"phone" text,
	"service" text,
	"message" text NOT NULL,
	"sms_opt_in" boolean DEFAULT false,
	"marketing_opt_in" boolean DEFAULT false,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_submissions_name_length" CHECK (char_length("contact_submissions"."name") between 1 and 200),
	CONSTRAINT "contact_submissions_organization_length" CHECK (char_length("contact_submissions"."organization") between 0 and 200),
	CONSTRAINT "contact_submissions_email_length" CHECK (char_length("contact_submissions"."email") between 3 and 254),
	CONSTRAINT "contact_submissions_phone_length" CHECK (char_length("contact_submissions"."phone") between 0 and 40),
	CONSTRAINT "contact_submissions_service_length" CHECK (char_length("contact_submissions"."service") between 0 and 100),
	CONSTRAINT "contact_submissions_message_length" CHECK (char_length("contact_submissions"."message") between 1 and 32768)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_keys_scope_length" CHECK (char_length("idempotency_keys"."scope") between 1 and 40),
	CONSTRAINT "idempotency_keys_key_length" CHECK (char_length("idempotency_keys"."key") between 1 and 200),
	CONSTRAINT "idempotency_keys_body_hash" CHECK ("idempotency_keys"."body_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sms_opt_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_opt_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_number" text NOT NULL,
	"phone_number_e164" text NOT NULL,
	"consent" boolean DEFAULT true NOT NULL,
	"source" text NOT NULL,
	"consent_text_version" text NOT NULL,
	"consent_text_sha256" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_opt_ins_phone_number_e164_unique" UNIQUE("phone_number_e164"),
	CONSTRAINT "sms_opt_ins_source" CHECK ("sms_opt_ins"."source" in ('web', 'chat', 'paper', 'keyword')),
	CONSTRAINT "sms_opt_ins_phone_number_length" CHECK (char_length("sms_opt_ins"."phone_number") between 1 and 40),
	CONSTRAINT "sms_opt_ins_phone_number_e164" CHECK ("sms_opt_ins"."phone_number_e164" ~ '^\+1[2-9][0-9]{9}$'),
	CONSTRAINT "sms_opt_ins_consent_text_version_length" CHECK (char_length("sms_opt_ins"."consent_text_version") between 1 and 40),
	CONSTRAINT "sms_opt_ins_consent_text_sha256" CHECK ("sms_opt_ins"."consent_text_sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password" text NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_username_length" CHECK (char_length("users"."username") between 1 and 100),
	CONSTRAINT "users_password_length" CHECK (char_length("users"."password") between 1 and 255)
);
--> statement-breakpoint
CREATE INDEX "blog_posts_status_published_at" ON "blog_posts" USING btree ("status","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_live_since" ON "blog_posts" USING btree ((case when "status" = 'scheduled' then "scheduled_for" else "published_at" end) desc nulls last) WHERE "blog_posts"."status" in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "contact_submissions_created_at" ON "contact_submissions" USING btree ("created_at" DESC NULLS LAST);