DROP INDEX "blog_posts_status_published_at";--> statement-breakpoint
DROP INDEX "blog_posts_live_since";--> statement-breakpoint
CREATE INDEX "blog_posts_archived" ON "blog_posts" USING btree ("published_at" desc nulls last,"id" desc) WHERE "blog_posts"."status" in ('archived');--> statement-breakpoint
CREATE INDEX "blog_posts_live_since" ON "blog_posts" USING btree ((case when "status" = 'scheduled' then "scheduled_for" else "published_at" end) desc nulls last,"id" desc) WHERE "blog_posts"."status" in ('published', 'scheduled');