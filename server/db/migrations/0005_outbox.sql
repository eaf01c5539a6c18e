CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_status" CHECK ("outbox_messages"."status" in ('waiting', 'sent', 'parked')),
	CONSTRAINT "outbox_messages_kind_length" CHECK (char_length("outbox_messages"."kind") between 1 and 40),
	CONSTRAINT "outbox_messages_subject_length" CHECK (char_length("outbox_messages"."subject") between 1 and 100),
	CONSTRAINT "outbox_messages_last_error_length" CHECK (char_length("outbox_messages"."last_error") between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "suspected_bot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("kind","next_attempt_at") WHERE "outbox_messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_messages_subject" ON "outbox_messages" USING btree ("subject");