CREATE TABLE "sms_consent_details" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"phone_number_e164" text NOT NULL,
	"phone_number" text NOT NULL,
	"name" text,
	"page" text,
	"user_agent" text,
	"address" text,
	"actor" text,
	"message_sid" text,
	CONSTRAINT "sms_consent_details_phone_number_e164" CHECK ("sms_consent_details"."phone_number_e164" ~ '^\+1[2-9][0-9]{9}$'),
	CONSTRAINT "sms_consent_details_salt" CHECK ("sms_consent_details"."salt" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sms_consent_details_phone_number_length" CHECK (char_length("sms_consent_details"."phone_number") between 1 and 40),
	CONSTRAINT "sms_consent_details_name_length" CHECK (char_length("sms_consent_details"."name") between 1 and 200),
	CONSTRAINT "sms_consent_details_page_length" CHECK (char_length("sms_consent_details"."page") between 1 and 200),
	CONSTRAINT "sms_consent_details_user_agent_length" CHECK (char_length("sms_consent_details"."user_agent") between 0 and 400),
	CONSTRAINT "sms_consent_details_address_length" CHECK (char_length("sms_consent_details"."address") between 1 and 50),
	CONSTRAINT "sms_consent_details_actor_length" CHECK (char_length("sms_consent_details"."actor") between 1 and 200),
	CONSTRAINT "sms_consent_details_message_sid_length" CHECK (char_length("sms_consent_details"."message_sid") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "sms_consent_events" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"action" text NOT NULL,
	"source" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"consent_text_version" text,
	"consent_text_sha256" text,
	"details_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "sms_consent_events_previous_hash_unique" UNIQUE("previous_hash"),
	CONSTRAINT "sms_consent_events_hash_unique" UNIQUE("hash"),
	CONSTRAINT "sms_consent_events_action" CHECK ("sms_consent_events"."action" in ('opt-in', 'opt-out', 'resubscribe', 'help')),
	CONSTRAINT "sms_consent_events_source" CHECK ("sms_consent_events"."source" in ('web', 'chat', 'paper', 'keyword')),
	CONSTRAINT "sms_consent_events_text_version" CHECK (char_length("sms_consent_events"."consent_text_version") between 1 and 40),
	CONSTRAINT "sms_consent_events_text_sha256" CHECK ("sms_consent_events"."consent_text_sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sms_consent_events_details_hash" CHECK ("sms_consent_events"."details_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sms_consent_events_previous_hash" CHECK ("sms_consent_events"."previous_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sms_consent_events_hash" CHECK ("sms_consent_events"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sms_consent_events_has_text" CHECK ("sms_consent_events"."action" in ('opt-out', 'help') or ("sms_consent_events"."consent_text_version" is not null and "sms_consent_events"."consent_text_sha256" is not null)),
	CONSTRAINT "sms_consent_events_order" CHECK ("sms_consent_events"."occurred_at" <= "sms_consent_events"."recorded_at")
);
--> statement-breakpoint
CREATE TABLE "sms_inbound_messages" (
	"message_sid" text PRIMARY KEY NOT NULL,
	"reply" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_inbound_messages_message_sid_length" CHECK (char_length("sms_inbound_messages"."message_sid") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_number_e164" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"send_after" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sms_messages_phone_number_e164" CHECK ("sms_messages"."phone_number_e164" ~ '^\+1[2-9][0-9]{9}$'),
	CONSTRAINT "sms_messages_kind" CHECK ("sms_messages"."kind" in ('welcome', 'alert')),
	CONSTRAINT "sms_messages_state" CHECK ("sms_messages"."state" in ('waiting', 'sent', 'not-sent', 'refused')),
	CONSTRAINT "sms_messages_body_length" CHECK (char_length("sms_messages"."body") between 1 and 1600)
);
--> statement-breakpoint
CREATE TABLE "sms_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_number_e164" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "sms_reviews_phone_number_e164" CHECK ("sms_reviews"."phone_number_e164" ~ '^\+1[2-9][0-9]{9}$'),
	CONSTRAINT "sms_reviews_message_length" CHECK (char_length("sms_reviews"."message") between 1 and 1600),
	CONSTRAINT "sms_reviews_decision" CHECK ("sms_reviews"."decision" in ('opt-out', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "sms_subjects" (
	"subject" uuid PRIMARY KEY NOT NULL,
	"phone_number_e164" text NOT NULL,
	CONSTRAINT "sms_subjects_phone_number_e164_unique" UNIQUE("phone_number_e164"),
	CONSTRAINT "sms_subjects_phone_number_e164" CHECK ("sms_subjects"."phone_number_e164" ~ '^\+1[2-9][0-9]{9}$')
);
--> statement-breakpoint
ALTER TABLE "sms_opt_ins" ALTER COLUMN "consent_text_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_opt_ins" ALTER COLUMN "consent_text_sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_opt_ins" ALTER COLUMN "consented_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_consent_details" ADD CONSTRAINT "sms_consent_details_sequence_sms_consent_events_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."sms_consent_events"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_consent_details_phone_number" ON "sms_consent_details" USING btree ("phone_number_e164");--> statement-breakpoint
CREATE INDEX "sms_consent_events_subject" ON "sms_consent_events" USING btree ("subject","sequence");--> statement-breakpoint
CREATE INDEX "sms_messages_waiting" ON "sms_messages" USING btree ("send_after") WHERE "sms_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sms_reviews_open" ON "sms_reviews" USING btree ("phone_number_e164") WHERE "sms_reviews"."decision" is null;--> statement-breakpoint
ALTER TABLE "sms_opt_ins" ADD CONSTRAINT "sms_opt_ins_consent_has_proof" CHECK (not "sms_opt_ins"."consent" or ("sms_opt_ins"."consent_text_version" is not null and "sms_opt_ins"."consent_text_sha256" is not null and "sms_opt_ins"."consented_at" is not null));--> statement-breakpoint
-- The log of consents only grows (docs/decisions/consent-chain.md): whoever changes it has to take
-- these triggers away first, and then the chain of hashes still tells.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is not allowed: it only grows', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'append_only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sms_consent_events_append_only"
BEFORE UPDATE OR DELETE OR TRUNCATE ON "sms_consent_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Personal details may be erased, never rewritten.
CREATE TRIGGER "sms_consent_details_no_change"
BEFORE UPDATE ON "sms_consent_details"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
