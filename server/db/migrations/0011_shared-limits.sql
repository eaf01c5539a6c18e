CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_length" CHECK (char_length("rate_limits"."key") between 1 and 100),
	CONSTRAINT "rate_limits_count" CHECK ("rate_limits"."count" >= 0)
);
--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");